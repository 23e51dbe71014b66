/** Kind, latitude, longitude to about a hundred metres, and the name at home; the best known of a town first. */
export const spanishLandmarks = `
# Barcelona
sight 41.4145 2.1527 Park Güell
sight 41.3917 2.1650 Casa Batlló
sight 41.3839 2.1762 Catedral
sight 41.3953 2.1619 La Pedrera
sight 41.3852 2.1809 Museu Picasso
station 41.3793 2.1404 Barcelona Sants
station 41.3844 2.1853 Estació de França
beach 41.3784 2.1925 Platja de la Barceloneta
beach 41.3930 2.2050 Platja del Bogatell
park 41.3884 2.1870 Parc de la Ciutadella
summit 41.3635 2.1660 Montjuïc
quarter 41.3833 2.1767 Barri Gòtic
quarter 41.3850 2.1820 El Born
quarter 41.4030 2.1560 Gràcia
quarter 41.3890 2.1610 Eixample
quarter 41.3800 2.1680 El Raval
# Sitges
station 41.2390 1.8095 Estació de Sitges
beach 41.2345 1.8090 Platja de la Ribera
beach 41.2365 1.8150 Platja de Sant Sebastià
# Girona
sight 41.9875 2.8260 Catedral
station 41.9790 2.8170 Estació de Girona
quarter 41.9860 2.8255 Barri Vell
# Tarragona
sight 41.1147 1.2590 Amfiteatre romà
sight 41.1190 1.2580 Catedral
station 41.1115 1.2530 Estació de Tarragona
beach 41.1150 1.2640 Platja del Miracle
# Madrid
sight 40.4180 -3.7143 Palacio Real
sight 40.4155 -3.7074 Plaza Mayor
sight 40.4169 -3.7035 Puerta del Sol
sight 40.4080 -3.6945 Museo Reina Sofía
sight 40.4161 -3.6950 Museo Thyssen-Bornemisza
sight 40.4240 -3.7178 Templo de Debod
station 40.4066 -3.6892 Madrid-Puerta de Atocha
station 40.4722 -3.6825 Madrid-Chamartín
park 40.4153 -3.6844 Parque del Retiro
park 40.4190 -3.7390 Casa de Campo
quarter 40.4260 -3.7035 Malasaña
quarter 40.4225 -3.6975 Chueca
quarter 40.4110 -3.7085 La Latina
quarter 40.4270 -3.6850 Salamanca
# Toledo
sight 39.8571 -4.0236 Catedral
sight 39.8581 -4.0206 Alcázar
station 39.8625 -4.0115 Estación de Toledo
# Segovia
sight 40.9480 -4.1178 Acueducto
sight 40.9501 -4.1255 Catedral
# Salamanca
sight 40.9650 -5.6640 Plaza Mayor
sight 40.9606 -5.6665 Catedral Nueva
station 40.9720 -5.6490 Estación de Salamanca
# Ávila
sight 40.6558 -4.6975 Catedral
station 40.6575 -4.6830 Estación de Ávila
# Burgos
sight 42.3407 -3.7045 Catedral
sight 42.3420 -3.7085 Castillo
# Sevilla
sight 37.3858 -5.9931 Catedral y Giralda
sight 37.3830 -5.9902 Real Alcázar
sight 37.3772 -5.9869 Plaza de España
sight 37.3932 -5.9918 Metropol Parasol
sight 37.3825 -5.9963 Torre del Oro
station 37.3920 -5.9755 Sevilla-Santa Justa
park 37.3745 -5.9885 Parque de María Luisa
quarter 37.3855 -6.0025 Triana
quarter 37.3850 -5.9880 Santa Cruz
quarter 37.4010 -5.9910 Macarena
# Córdoba
sight 37.8789 -4.7794 Mezquita-Catedral
sight 37.8770 -4.7820 Alcázar de los Reyes Cristianos
sight 37.8765 -4.7785 Puente romano
station 37.8880 -4.7890 Estación de Córdoba
quarter 37.8800 -4.7815 Judería
# Granada
sight 37.1764 -3.5990 Catedral
sight 37.1811 -3.5927 Mirador de San Nicolás
station 37.1840 -3.6090 Estación de Granada
quarter 37.1815 -3.5945 Albaicín
quarter 37.1820 -3.5850 Sacromonte
# Málaga
sight 36.7213 -4.4156 Alcazaba
sight 36.7217 -4.4185 Museo Picasso
sight 36.7236 -4.4107 Castillo de Gibralfaro
sight 36.7202 -4.4194 Catedral
station 36.7115 -4.4320 Málaga María Zambrano
beach 36.7200 -4.4080 Playa de la Malagueta
# Ronda
sight 36.7408 -5.1660 Puente Nuevo
station 36.7490 -5.1620 Estación de Ronda
# Marbella
beach 36.5085 -4.8880 Playa de Venus
quarter 36.5115 -4.8850 Casco Antiguo
quarter 36.4880 -4.9530 Puerto Banús
# Cádiz
sight 36.5290 -6.2955 Catedral
beach 36.5300 -6.3050 Playa de la Caleta
beach 36.5100 -6.2800 Playa de la Victoria
station 36.5287 -6.2885 Estación de Cádiz
# Tarifa
beach 36.0200 -5.6150 Playa de los Lances
# València
sight 39.4550 -0.3540 Ciudad de las Artes y las Ciencias
sight 39.4756 -0.3752 Catedral
sight 39.4744 -0.3784 Lonja de la Seda
sight 39.4737 -0.3790 Mercado Central
station 39.4667 -0.3774 Estació del Nord
station 39.4595 -0.3820 València Joaquín Sorolla
beach 39.4780 -0.3240 Platja de la Malva-rosa
park 39.4780 -0.3680 Jardín del Turia
quarter 39.4620 -0.3740 Russafa
quarter 39.4775 -0.3795 El Carme
# Peñíscola
sight 40.3590 0.4080 Castillo de Peñíscola
beach 40.3680 0.4060 Playa Norte
# Dénia
sight 38.8430 0.1080 Castillo
# Palma
sight 39.5675 2.6484 Catedral
sight 39.5638 2.6193 Castell de Bellver
station 39.5765 2.6545 Estació Intermodal
beach 39.5600 2.6680 Platja de Can Pere Antoni
quarter 39.5700 2.6405 Santa Catalina
# Donostia / San Sebastián
beach 43.3155 -1.9870 La Concha
beach 43.3255 -1.9760 Zurriola
beach 43.3130 -2.0050 Ondarreta
sight 43.3240 -1.9925 Aquarium
summit 43.3240 -1.9890 Monte Urgull
summit 43.3220 -2.0080 Monte Igeldo
station 43.3170 -1.9770 Estación de Donostia
quarter 43.3240 -1.9845 Parte Vieja
quarter 43.3240 -1.9750 Gros
# Bilbao
sight 43.2590 -2.9235 Catedral de Santiago
sight 43.2660 -2.9380 Museo de Bellas Artes
station 43.2600 -2.9275 Bilbao Abando
park 43.2650 -2.9395 Parque de Doña Casilda
quarter 43.2575 -2.9235 Casco Viejo
# Logroño
sight 42.4668 -2.4455 Concatedral de La Redonda
station 42.4590 -2.4435 Estación de Logroño
# Santander
beach 43.4720 -3.7830 Playa del Sardinero
sight 43.4600 -3.8010 Centro Botín
sight 43.4690 -3.7665 Palacio de la Magdalena
station 43.4590 -3.8105 Estación de Santander
# Santiago de Compostela
sight 42.8806 -8.5446 Catedral
station 42.8705 -8.5445 Estación de Santiago
park 42.8775 -8.5480 Alameda
# Zaragoza
sight 41.6568 -0.8785 Basílica del Pilar
sight 41.6565 -0.8970 Aljafería
station 41.6585 -0.9110 Zaragoza-Delicias
# Pamplona
sight 42.8195 -1.6410 Catedral
park 42.8120 -1.6490 Ciudadela
# Cáceres
sight 39.4744 -6.3710 Plaza Mayor
`
