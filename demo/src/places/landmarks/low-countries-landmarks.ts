/** Kind, latitude, longitude to about a hundred metres, and the name at home; the best known of a town first. */
export const dutchLandmarks = `
# Amsterdam
sight 52.3752 4.8840 Anne Frank Huis
sight 52.3584 4.8811 Van Gogh Museum
sight 52.3731 4.8926 De Dam
sight 52.3580 4.8800 Stedelijk Museum
sight 52.3652 4.9110 ARTIS
station 52.3791 4.9003 Amsterdam Centraal
station 52.3389 4.8730 Amsterdam Zuid
park 52.3580 4.8686 Vondelpark
quarter 52.3745 4.8810 Jordaan
quarter 52.3550 4.8940 De Pijp
quarter 52.3660 4.8740 Oud-West
quarter 52.3880 4.9050 Noord
# Haarlem
sight 52.3811 4.6373 Grote of St.-Bavokerk
sight 52.3803 4.6405 Teylers Museum
station 52.3878 4.6383 Haarlem
# Zandvoort
beach 52.3730 4.5220 Strand van Zandvoort
station 52.3757 4.5310 Zandvoort aan Zee
sight 52.3888 4.5440 Circuit Zandvoort
# Utrecht
sight 52.0907 5.1214 Domtoren
sight 52.0850 5.1255 Centraal Museum
station 52.0893 5.1100 Utrecht Centraal
park 52.0830 5.1330 Wilhelminapark
quarter 52.0850 5.1230 Museumkwartier
# Amersfoort
sight 52.1553 5.3870 Onze-Lieve-Vrouwetoren
station 52.1535 5.3740 Amersfoort Centraal
# Den Haag
sight 52.0804 4.3143 Mauritshuis
sight 52.0797 4.3130 Binnenhof
sight 52.0866 4.2958 Vredespaleis
station 52.0808 4.3243 Den Haag Centraal
station 52.0697 4.3225 Den Haag HS
beach 52.1130 4.2800 Strand van Scheveningen
quarter 52.1050 4.2750 Scheveningen
park 52.0880 4.3270 Haagse Bos
# Rotterdam
sight 51.9201 4.4870 Markthal
sight 51.9204 4.4906 Kubuswoningen
sight 51.9092 4.4869 Erasmusbrug
sight 51.9054 4.4666 Euromast
station 51.9250 4.4690 Rotterdam Centraal
park 51.9080 4.4650 Het Park
quarter 51.9060 4.4880 Kop van Zuid
quarter 51.9050 4.4500 Delfshaven
# Delft
sight 52.0122 4.3605 Nieuwe Kerk
sight 52.0125 4.3555 Oude Kerk
station 52.0067 4.3565 Delft
# Leiden
sight 52.1580 4.4850 Rijksmuseum van Oudheden
park 52.1565 4.4840 Hortus botanicus
station 52.1663 4.4817 Leiden Centraal
# Noordwijk
beach 52.2440 4.4290 Strand van Noordwijk
# Domburg
beach 51.5660 3.4920 Strand van Domburg
# Middelburg
sight 51.4995 3.6140 Lange Jan
station 51.4950 3.6170 Middelburg
# Maastricht
sight 50.8486 5.6877 Vrijthof
sight 50.8466 5.6939 Boekhandel Dominicanen
sight 50.8428 5.7010 Bonnefanten
station 50.8503 5.7055 Maastricht
quarter 50.8490 5.6990 Wyck
# ’s-Hertogenbosch
sight 51.6880 5.3085 Sint-Janskathedraal
sight 51.6865 5.3045 Noordbrabants Museum
station 51.6905 5.2935 ’s-Hertogenbosch
# Breda
sight 51.5889 4.7755 Grote Kerk
station 51.5955 4.7805 Breda
park 51.5895 4.7790 Valkenberg
# Eindhoven
sight 51.4385 5.4815 Van Abbemuseum
station 51.4433 5.4815 Eindhoven Centraal
quarter 51.4480 5.4570 Strijp-S
# Apeldoorn
sight 52.2342 5.9459 Paleis Het Loo
station 52.2093 5.9695 Apeldoorn
# Nijmegen
sight 51.8465 5.8710 Valkhof
station 51.8433 5.8535 Nijmegen
# Otterlo
sight 52.0955 5.8170 Kröller-Müller Museum
# Giethoorn
lake 52.7330 6.1000 Bovenwijde
# Groningen
sight 53.2193 6.5682 Martinitoren
sight 53.2123 6.5660 Groninger Museum
station 53.2105 6.5645 Groningen
park 53.2250 6.5560 Noorderplantsoen
# Leeuwarden
sight 53.2035 5.7885 Oldehove
station 53.1958 5.7925 Leeuwarden
`

export const belgianLandmarks = `
# Bruxelles
sight 50.8450 4.3500 Manneken-Pis
sight 50.8423 4.3600 Mont des Arts
sight 50.8417 4.3622 Palais royal
sight 50.8477 4.3602 Cathédrale des Saints-Michel-et-Gudule
station 50.8455 4.3570 Bruxelles-Central
station 50.8354 4.3365 Bruxelles-Midi
station 50.8604 4.3615 Bruxelles-Nord
park 50.8442 4.3640 Parc de Bruxelles
park 50.8405 4.3925 Parc du Cinquantenaire
quarter 50.8405 4.3550 Sablon
quarter 50.8355 4.3460 Marolles
quarter 50.8430 4.3830 Quartier européen
quarter 50.8270 4.3660 Ixelles
# Brugge
sight 51.2060 3.2245 Onze-Lieve-Vrouwekerk
sight 51.2052 3.2240 Groeningemuseum
sight 51.2080 3.2266 Burg
sight 51.2010 3.2235 Begijnhof
park 51.1995 3.2240 Minnewater
station 51.1972 3.2170 Brugge
# Oostende
beach 51.2310 2.9100 Strand van Oostende
sight 51.2300 2.9190 Mu.ZEE
station 51.2283 2.9257 Oostende
# Knokke-Heist
beach 51.3540 3.2830 Strand van Knokke
station 51.3405 3.2855 Knokke
quarter 51.3620 3.3200 Het Zoute
# De Haan
beach 51.2790 3.0300 Strand van De Haan
# Ieper
sight 50.8520 2.8915 Menenpoort
sight 50.8512 2.8860 Lakenhal
station 50.8475 2.8765 Ieper
# Gent
sight 51.0573 3.7208 Gravensteen
sight 51.0530 3.7270 Sint-Baafskathedraal
sight 51.0537 3.7248 Belfort
station 51.0360 3.7105 Gent-Sint-Pieters
station 51.0560 3.7405 Gent-Dampoort
park 51.0380 3.7200 Citadelpark
quarter 51.0575 3.7240 Patershol
# Antwerpen
sight 51.2203 4.4015 Kathedraal
sight 51.2289 4.4048 MAS
sight 51.2182 4.3980 Museum Plantin-Moretus
sight 51.2085 4.3945 KMSKA
station 51.2172 4.4211 Antwerpen-Centraal
park 51.2125 4.4160 Stadspark
quarter 51.2095 4.3920 Het Zuid
quarter 51.2330 4.4070 Eilandje
# Mechelen
sight 51.0288 4.4790 Sint-Romboutstoren
station 51.0177 4.4830 Mechelen
# Leuven
sight 50.8792 4.7013 Stadhuis
station 50.8815 4.7160 Leuven
# Hasselt
station 50.9310 5.3275 Hasselt
# Durbuy
sight 50.3515 5.4560 Château des comtes d’Ursel
# Bouillon
sight 49.7930 5.0660 Château fort
# Spa
station 50.4890 5.8550 Gare de Spa
sight 50.4920 5.8640 Casino de Spa
# Liège
sight 50.6452 5.5735 Palais des Princes-Évêques
sight 50.6515 5.5745 Montagne de Bueren
station 50.6245 5.5667 Liège-Guillemins
park 50.6300 5.5770 Parc de la Boverie
quarter 50.6430 5.5820 Outremeuse
# Dinant
sight 50.2610 4.9125 Citadelle de Dinant
station 50.2610 4.9080 Gare de Dinant
# Namur
sight 50.4590 4.8620 Citadelle de Namur
station 50.4685 4.8620 Gare de Namur
# Tournai
sight 50.6065 3.3885 Cathédrale Notre-Dame
station 50.6130 3.3965 Gare de Tournai
# Mons
sight 50.4550 3.9490 Beffroi
station 50.4535 3.9430 Gare de Mons
# Genval
lake 50.7180 4.5000 Lac de Genval
`
