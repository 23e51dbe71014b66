/** Kind, latitude, longitude to about a hundred metres, and the name at home; the best known of a town first. */
export const italianLandmarks = `
# Roma
sight 41.9022 12.4539 San Pietro
sight 41.9009 12.4833 Fontana di Trevi
sight 41.8986 12.4769 Pantheon
sight 41.9058 12.4823 Piazza di Spagna
sight 41.8989 12.4731 Piazza Navona
sight 41.8925 12.4853 Foro Romano
sight 41.9031 12.4663 Castel Sant’Angelo
sight 41.9142 12.4921 Galleria Borghese
station 41.9010 12.5018 Roma Termini
station 41.8720 12.5310 Roma Tiburtina
park 41.9130 12.4850 Villa Borghese
quarter 41.8890 12.4690 Trastevere
quarter 41.8950 12.4930 Monti
quarter 41.8780 12.4770 Testaccio
quarter 41.9060 12.4610 Prati
# Tivoli
sight 41.9632 12.7963 Villa d’Este
sight 41.9420 12.7740 Villa Adriana
# Firenze
sight 43.7731 11.2560 Duomo
sight 43.7678 11.2553 Galleria degli Uffizi
sight 43.7769 11.2587 Galleria dell’Accademia
sight 43.7652 11.2500 Palazzo Pitti
sight 43.7629 11.2650 Piazzale Michelangelo
station 43.7765 11.2480 Firenze Santa Maria Novella
park 43.7625 11.2485 Giardino di Boboli
quarter 43.7665 11.2440 Oltrarno
quarter 43.7700 11.2640 Santa Croce
# Siena
sight 43.3184 11.3317 Piazza del Campo
sight 43.3177 11.3290 Duomo
station 43.3317 11.3237 Stazione di Siena
# Lucca
sight 43.8406 10.5060 Duomo di San Martino
sight 43.8457 10.5060 Piazza dell’Anfiteatro
station 43.8378 10.5060 Stazione di Lucca
# Viareggio
beach 43.8680 10.2400 Spiaggia di Viareggio
station 43.8735 10.2560 Stazione di Viareggio
# Pisa
sight 43.7233 10.3955 Piazza dei Miracoli
station 43.7085 10.3985 Pisa Centrale
# Saturnia
sight 42.6480 11.5125 Cascate del Mulino
# Venezia
sight 45.4380 12.3359 Ponte di Rialto
sight 45.4337 12.3404 Palazzo Ducale
sight 45.4316 12.3316 Gallerie dell’Accademia
sight 45.4306 12.3347 Santa Maria della Salute
station 45.4410 12.3210 Venezia Santa Lucia
quarter 45.4450 12.3270 Cannaregio
quarter 45.4310 12.3280 Dorsoduro
quarter 45.4360 12.3460 Castello
quarter 45.4370 12.3290 San Polo
beach 45.4120 12.3720 Lido
# Verona
sight 45.4390 10.9944 Arena
sight 45.4419 10.9985 Casa di Giulietta
sight 45.4397 10.9878 Castelvecchio
station 45.4287 10.9825 Verona Porta Nuova
park 45.4440 11.0040 Giardino Giusti
# Padova
sight 45.4119 11.8795 Cappella degli Scrovegni
sight 45.4012 11.8808 Basilica di Sant’Antonio
station 45.4178 11.8805 Stazione di Padova
park 45.3985 11.8765 Prato della Valle
# Sirmione
sight 45.4925 10.6080 Castello Scaligero
sight 45.5010 10.6055 Grotte di Catullo
lake 45.5500 10.6800 Lago di Garda
# Milano
sight 45.4706 9.1793 Castello Sforzesco
sight 45.4657 9.1900 Galleria Vittorio Emanuele II
sight 45.4674 9.1895 Teatro alla Scala
sight 45.4660 9.1709 Cenacolo
sight 45.4720 9.1880 Pinacoteca di Brera
station 45.4861 9.2046 Milano Centrale
station 45.4685 9.1757 Milano Cadorna
park 45.4735 9.1755 Parco Sempione
quarter 45.4520 9.1760 Navigli
quarter 45.4725 9.1865 Brera
quarter 45.4830 9.1930 Porta Nuova
# Como
sight 45.8117 9.0838 Duomo
lake 45.8350 9.0900 Lago di Como
station 45.8090 9.0725 Como San Giovanni
# Bellagio
sight 45.9870 9.2620 Villa Serbelloni
lake 46.0000 9.2500 Lago di Como
# Bergamo
sight 45.7035 9.6627 Santa Maria Maggiore
station 45.6905 9.6750 Stazione di Bergamo
quarter 45.7040 9.6620 Città Alta
# Torino
sight 45.0690 7.6932 Mole Antonelliana
sight 45.0684 7.6843 Museo Egizio
sight 45.0710 7.6860 Palazzo Madama
station 45.0625 7.6785 Torino Porta Nuova
station 45.0715 7.6655 Torino Porta Susa
park 45.0550 7.6860 Parco del Valentino
quarter 45.0740 7.6810 Quadrilatero
# Stresa
lake 45.8950 8.5600 Lago Maggiore
sight 45.8935 8.5265 Isola Bella
station 45.8830 8.5320 Stazione di Stresa
# Riva del Garda
lake 45.8700 10.8500 Lago di Garda
# Trento
sight 46.0712 11.1270 Castello del Buonconsiglio
sight 46.0668 11.1215 Duomo
station 46.0722 11.1195 Stazione di Trento
# Merano
sight 46.6605 11.1850 Castel Trauttmansdorff
station 46.6730 11.1490 Stazione di Merano
# Genova
sight 44.4103 8.9265 Acquario
sight 44.4076 8.9310 Cattedrale di San Lorenzo
sight 44.4055 8.9345 Piazza De Ferrari
station 44.4167 8.9208 Genova Piazza Principe
station 44.4065 8.9475 Genova Brignole
beach 44.3910 8.9740 Boccadasse
# Sanremo
beach 43.8180 7.7800 Bagni Italia
# Bologna
sight 44.4942 11.3467 Le due Torri
sight 44.4938 11.3430 Piazza Maggiore
sight 44.4790 11.2980 Santuario di San Luca
station 44.5058 11.3430 Bologna Centrale
park 44.4835 11.3540 Giardini Margherita
# Rimini
beach 44.0720 12.5800 Spiaggia di Rimini
sight 44.0575 12.5710 Arco d’Augusto
sight 44.0637 12.5640 Ponte di Tiberio
station 44.0645 12.5740 Stazione di Rimini
# Ravenna
sight 44.4205 12.1965 San Vitale
station 44.4190 12.2085 Stazione di Ravenna
# Perugia
sight 43.1122 12.3890 Fontana Maggiore
station 43.1045 12.3755 Stazione di Perugia
lake 43.1350 12.1000 Lago Trasimeno
# Assisi
sight 43.0749 12.6056 Basilica di San Francesco
sight 43.0580 12.5805 Santa Maria degli Angeli
# Urbino
sight 43.7240 12.6365 Palazzo Ducale
# Napoli
sight 40.8537 14.2505 Museo Archeologico Nazionale
sight 40.8384 14.2527 Castel Nuovo
sight 40.8284 14.2476 Castel dell’Ovo
sight 40.8359 14.2487 Piazza del Plebiscito
sight 40.8526 14.2597 Duomo
sight 40.8440 14.2390 Castel Sant’Elmo
station 40.8530 14.2720 Napoli Centrale
summit 40.8217 14.4260 Vesuvio
quarter 40.8400 14.2480 Quartieri Spagnoli
quarter 40.8440 14.2300 Vomero
# Sorrento
station 40.6255 14.3795 Stazione di Sorrento
sight 40.6275 14.3755 Marina Grande
# Amalfi
sight 40.6343 14.6030 Duomo
beach 40.6330 14.6025 Marina Grande
# Lecce
sight 40.3520 18.1740 Basilica di Santa Croce
sight 40.3527 18.1725 Anfiteatro romano
station 40.3455 18.1660 Stazione di Lecce
# Polignano a Mare
beach 40.9960 17.2180 Lama Monachile
# Matera
sight 40.6665 16.6110 Sassi
sight 40.6667 16.6105 Cattedrale
# Palermo
sight 38.1145 13.3560 Cattedrale
sight 38.1110 13.3535 Palazzo dei Normanni
sight 38.1203 13.3573 Teatro Massimo
station 38.1095 13.3675 Palermo Centrale
beach 38.2010 13.3280 Mondello
park 38.1125 13.3730 Orto Botanico
# Taormina
sight 37.8523 15.2922 Teatro Antico
beach 37.8510 15.3010 Isola Bella
summit 37.7510 14.9934 Etna
# Siracusa
sight 37.0758 15.2755 Teatro Greco
sight 37.0595 15.2930 Duomo
quarter 37.0610 15.2930 Ortigia
station 37.0680 15.2800 Stazione di Siracusa
# Alghero
beach 40.5700 8.3130 Lido di Alghero
`
