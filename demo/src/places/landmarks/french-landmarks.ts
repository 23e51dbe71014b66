/** Kind, latitude, longitude to about a hundred metres, and the name at home; the best known of a town first. */
export const frenchLandmarks = `
# Paris
sight 48.8606 2.3376 Musée du Louvre
sight 48.8530 2.3499 Notre-Dame
sight 48.8738 2.2950 Arc de Triomphe
sight 48.8867 2.3431 Sacré-Cœur
sight 48.8600 2.3266 Musée d’Orsay
sight 48.8606 2.3522 Centre Pompidou
sight 48.8720 2.3316 Opéra Garnier
sight 48.8462 2.3464 Panthéon
sight 48.8550 2.3125 Invalides
station 48.8809 2.3553 Gare du Nord
station 48.8443 2.3744 Gare de Lyon
station 48.8405 2.3196 Gare Montparnasse
station 48.8768 2.3592 Gare de l’Est
station 48.8766 2.3250 Gare Saint-Lazare
station 48.8420 2.3656 Gare d’Austerlitz
park 48.8462 2.3371 Jardin du Luxembourg
park 48.8635 2.3275 Jardin des Tuileries
park 48.8809 2.3828 Buttes-Chaumont
quarter 48.8590 2.3585 Le Marais
quarter 48.8510 2.3440 Quartier latin
quarter 48.8865 2.3410 Montmartre
quarter 48.8540 2.3335 Saint-Germain-des-Prés
quarter 48.8530 2.3695 Bastille
quarter 48.8920 2.2370 La Défense
# Versailles
park 48.8075 2.1075 Jardins de Versailles
station 48.7998 2.1290 Versailles Château Rive Gauche
quarter 48.8060 2.1330 Notre-Dame
# Fontainebleau
sight 48.4020 2.7000 Château de Fontainebleau
station 48.4165 2.7270 Fontainebleau-Avon
# Lyon
sight 45.7623 4.8226 Basilique de Fourvière
sight 45.7578 4.8320 Place Bellecour
sight 45.7600 4.8195 Théâtres romains
sight 45.7328 4.8181 Musée des Confluences
station 45.7605 4.8597 Lyon Part-Dieu
station 45.7487 4.8262 Lyon Perrache
park 45.7772 4.8550 Parc de la Tête d’Or
quarter 45.7630 4.8275 Vieux Lyon
quarter 45.7745 4.8325 La Croix-Rousse
quarter 45.7630 4.8350 Presqu’île
quarter 45.7400 4.8180 Confluence
# Annecy
sight 45.8978 6.1259 Château d’Annecy
station 45.9020 6.1217 Gare d’Annecy
beach 45.9036 6.1440 Plage d’Albigny
park 45.8998 6.1330 Jardins de l’Europe
lake 45.8600 6.1700 Lac d’Annecy
quarter 45.8990 6.1268 Vieille ville
summit 45.8690 6.1850 Mont Veyrier
# Chamonix-Mont-Blanc
sight 45.8787 6.8873 Aiguille du Midi
station 45.9237 6.8741 Gare de Chamonix
summit 45.8326 6.8652 Mont Blanc
summit 45.9363 6.8385 Le Brévent
# Megève
summit 45.8290 6.6530 Mont d’Arbois
quarter 45.8590 6.6020 Rochebrune
# Évian-les-Bains
lake 46.4300 6.5900 Lac Léman
station 46.3990 6.5830 Gare d’Évian
# Aix-les-Bains
lake 45.7200 5.8700 Lac du Bourget
station 45.6887 5.9094 Gare d’Aix-les-Bains
summit 45.6760 5.9880 Mont Revard
# Val d’Isère
summit 45.4380 6.9520 Rocher de Bellevarde
# Grenoble
sight 45.1987 5.7245 La Bastille
station 45.1915 5.7145 Gare de Grenoble
park 45.1865 5.7370 Parc Paul Mistral
quarter 45.1925 5.7290 Vieille ville
# Clermont-Ferrand
sight 45.7786 3.0858 Cathédrale Notre-Dame-de-l’Assomption
station 45.7790 3.1005 Gare de Clermont-Ferrand
summit 45.7723 2.9644 Puy de Dôme
park 45.7713 3.0870 Jardin Lecoq
# Vichy
park 46.1235 3.4200 Parc des Sources
station 46.1260 3.4330 Gare de Vichy
lake 46.1200 3.4130 Lac d’Allier
# Nice
sight 43.6956 7.2810 Colline du Château
sight 43.6971 7.2707 Place Masséna
sight 43.7196 7.2766 Musée Matisse
station 43.7046 7.2619 Gare de Nice-Ville
beach 43.6942 7.2650 Promenade des Anglais
park 43.6970 7.2675 Promenade du Paillon
quarter 43.6970 7.2765 Vieux-Nice
quarter 43.6965 7.2850 Le Port
quarter 43.7200 7.2760 Cimiez
# Cannes
sight 43.5512 7.0172 Palais des Festivals
sight 43.5504 7.0105 Le Suquet
station 43.5537 7.0196 Gare de Cannes
beach 43.5497 7.0270 La Croisette
beach 43.5478 6.9990 Plages du Midi
# Antibes
sight 43.5807 7.1287 Musée Picasso
sight 43.5888 7.1287 Fort Carré
station 43.5862 7.1196 Gare d’Antibes
beach 43.5757 7.1240 Plage de la Salis
quarter 43.5805 7.1265 Vieil Antibes
quarter 43.5680 7.1130 Juan-les-Pins
# Menton
station 43.7744 7.4934 Gare de Menton
beach 43.7753 7.5085 Plage des Sablettes
quarter 43.7765 7.5065 Vieille ville
# Marseille
sight 43.2951 5.3740 Vieux-Port
sight 43.2840 5.3712 Notre-Dame de la Garde
sight 43.2968 5.3611 Mucem
sight 43.3044 5.3946 Palais Longchamp
sight 43.2798 5.3256 Château d’If
station 43.3028 5.3805 Gare Saint-Charles
beach 43.2908 5.3558 Plage des Catalans
beach 43.2600 5.3730 Plages du Prado
park 43.2605 5.3835 Parc Borély
quarter 43.2985 5.3690 Le Panier
quarter 43.2945 5.3835 Noailles
quarter 43.3050 5.3665 La Joliette
# Aix-en-Provence
sight 43.5264 5.4475 Fontaine de la Rotonde
sight 43.5320 5.4473 Cathédrale Saint-Sauveur
station 43.5232 5.4452 Gare d’Aix-en-Provence
summit 43.5317 5.5760 Croix de Provence
quarter 43.5260 5.4520 Mazarin
# Cassis
beach 43.2128 5.5370 Plage de la Grande Mer
sight 43.2055 5.5120 Calanque de Port-Miou
summit 43.1990 5.5570 Cap Canaille
# Arles
sight 43.6779 4.6312 Amphithéâtre
sight 43.6717 4.6360 Alyscamps
station 43.6847 4.6319 Gare d’Arles
# Avignon
sight 43.9508 4.8075 Palais des Papes
sight 43.9537 4.8050 Pont d’Avignon
station 43.9418 4.8056 Gare d’Avignon Centre
station 43.9215 4.7860 Gare d’Avignon TGV
park 43.9528 4.8075 Rocher des Doms
# Saint-Tropez
sight 43.2720 6.6450 Citadelle
beach 43.2290 6.6620 Plage de Pampelonne
beach 43.2713 6.6470 Plage de la Ponche
# Hyères
beach 43.0700 6.1300 Plage de l’Almanarre
station 43.1095 6.1235 Gare d’Hyères
# Ajaccio
sight 41.9178 8.7385 Maison Bonaparte
station 41.9263 8.7392 Gare d’Ajaccio
beach 41.9148 8.7360 Plage Saint-François
# Porto-Vecchio
beach 41.5600 9.3370 Plage de Palombaggia
# Calvi
sight 42.5685 8.7605 Citadelle
station 42.5655 8.7580 Gare de Calvi
beach 42.5570 8.7720 Plage de Calvi
# Montpellier
sight 43.6086 3.8797 Place de la Comédie
sight 43.6111 3.8720 Promenade du Peyrou
station 43.6047 3.8806 Gare Saint-Roch
park 43.6150 3.8715 Jardin des Plantes
quarter 43.6115 3.8765 Écusson
quarter 43.6080 3.8900 Antigone
# Sète
summit 43.3995 3.6890 Mont Saint-Clair
station 43.4130 3.6970 Gare de Sète
beach 43.3930 3.6690 Plage de la Corniche
# Nîmes
sight 43.8349 4.3596 Arènes
sight 43.8383 4.3561 Maison Carrée
station 43.8324 4.3660 Gare de Nîmes Centre
park 43.8395 4.3505 Jardins de la Fontaine
# Carcassonne
station 43.2180 2.3520 Gare de Carcassonne
quarter 43.2130 2.3510 Bastide Saint-Louis
# Collioure
sight 42.5257 3.0845 Château royal
station 42.5268 3.0760 Gare de Collioure
beach 42.5248 3.0860 Plage de Port d’Avall
# Toulouse
sight 43.6045 1.4442 Place du Capitole
sight 43.6084 1.4420 Basilique Saint-Sernin
sight 43.6036 1.4400 Couvent des Jacobins
station 43.6112 1.4537 Gare Matabiau
park 43.5935 1.4510 Jardin des Plantes
quarter 43.5990 1.4450 Les Carmes
quarter 43.5980 1.4330 Saint-Cyprien
# Albi
sight 43.9286 2.1427 Cathédrale Sainte-Cécile
sight 43.9290 2.1437 Musée Toulouse-Lautrec
station 43.9220 2.1370 Gare d’Albi-Ville
# Bordeaux
sight 44.8413 -0.5695 Miroir d’eau
sight 44.8425 -0.5742 Grand Théâtre
sight 44.8625 -0.5503 Cité du Vin
sight 44.8378 -0.5775 Cathédrale Saint-André
station 44.8256 -0.5563 Gare Saint-Jean
park 44.8488 -0.5780 Jardin public
quarter 44.8540 -0.5690 Chartrons
quarter 44.8390 -0.5710 Saint-Pierre
quarter 44.8335 -0.5660 Saint-Michel
# Saint-Émilion
sight 44.8935 -0.1555 Église monolithe
station 44.8850 -0.1575 Gare de Saint-Émilion
# Arcachon
station 44.6590 -1.1650 Gare d’Arcachon
beach 44.6620 -1.1720 Plage d’Arcachon
beach 44.6480 -1.1950 Plage Pereire
quarter 44.6570 -1.1680 Ville d’Hiver
# Biarritz
sight 43.4837 -1.5690 Rocher de la Vierge
sight 43.4936 -1.5545 Phare de Biarritz
beach 43.4840 -1.5575 Grande Plage
beach 43.4800 -1.5680 Port Vieux
beach 43.4735 -1.5720 Côte des Basques
station 43.4595 -1.5460 Gare de Biarritz
# Saint-Jean-de-Luz
station 43.3860 -1.6600 Gare de Saint-Jean-de-Luz
beach 43.3910 -1.6640 Grande Plage
# Sarlat-la-Canéda
station 44.8790 1.2230 Gare de Sarlat
# La Rochelle
sight 46.1559 -1.1528 Vieux-Port
sight 46.1535 -1.1495 Aquarium
station 46.1528 -1.1455 Gare de La Rochelle
beach 46.1540 -1.1640 Plage de la Concurrence
beach 46.1430 -1.1720 Plage des Minimes
quarter 46.1440 -1.1650 Les Minimes
# Hossegor
lake 43.6700 -1.4270 Lac d’Hossegor
beach 43.6640 -1.4430 Plage Centrale
# Nantes
sight 47.2160 -1.5500 Château des ducs de Bretagne
sight 47.2062 -1.5645 Machines de l’île
station 47.2173 -1.5420 Gare de Nantes
park 47.2195 -1.5430 Jardin des Plantes
quarter 47.2150 -1.5545 Bouffay
quarter 47.2050 -1.5500 Île de Nantes
# La Baule-Escoublac
beach 47.2815 -2.3970 Plage de La Baule
station 47.2885 -2.3900 La Baule-Escoublac
# Saumur
sight 47.2563 -0.0728 Château de Saumur
station 47.2690 -0.0720 Gare de Saumur
# Amboise
sight 47.4134 0.9860 Château royal d’Amboise
sight 47.4101 0.9917 Clos Lucé
station 47.4215 0.9830 Gare d’Amboise
# Tours
sight 47.3955 0.6945 Cathédrale Saint-Gatien
sight 47.3945 0.6830 Place Plumereau
station 47.3897 0.6935 Gare de Tours
# Saint-Malo
sight 48.6495 -2.0260 Remparts
beach 48.6555 -2.0130 Grande plage du Sillon
beach 48.6490 -2.0300 Plage de Bon-Secours
station 48.6470 -2.0040 Gare de Saint-Malo
quarter 48.6490 -2.0255 Intra-Muros
quarter 48.6360 -2.0200 Saint-Servan
# Dinard
beach 48.6345 -2.0560 Plage de l’Écluse
# Rennes
sight 48.1125 -1.6778 Parlement de Bretagne
station 48.1035 -1.6723 Gare de Rennes
park 48.1145 -1.6690 Parc du Thabor
# Vannes
sight 47.6578 -2.7567 Cathédrale Saint-Pierre
station 47.6650 -2.7520 Gare de Vannes
park 47.6555 -2.7550 Jardin des Remparts
# Quiberon
beach 47.4800 -3.1180 Grande Plage
# Quimper
sight 47.9957 -4.1025 Cathédrale Saint-Corentin
station 47.9945 -4.0925 Gare de Quimper
# Perros-Guirec
beach 48.8180 -3.4530 Plage de Trestraou
# Honfleur
sight 49.4195 0.2327 Vieux Bassin
sight 49.4213 0.2335 Église Sainte-Catherine
beach 49.4240 0.2250 Plage du Butin
# Deauville
beach 49.3620 0.0660 Plage de Deauville
sight 49.3600 0.0700 Casino
station 49.3590 0.0840 Trouville-Deauville
# Bayeux
sight 49.2743 -0.7000 Tapisserie de Bayeux
sight 49.2757 -0.7032 Cathédrale Notre-Dame
station 49.2710 -0.6980 Gare de Bayeux
# Rouen
sight 49.4402 1.0950 Cathédrale Notre-Dame
sight 49.4417 1.0900 Gros-Horloge
station 49.4490 1.0940 Gare de Rouen
# Giverny
sight 49.0755 1.5337 Maison de Claude Monet
# Lille
sight 50.6370 3.0635 Grand Place
sight 50.6310 3.0625 Palais des Beaux-Arts
sight 50.6412 3.0445 Citadelle
station 50.6365 3.0710 Lille Flandres
station 50.6390 3.0760 Lille Europe
park 50.6390 3.0500 Jardin Vauban
quarter 50.6405 3.0600 Vieux-Lille
quarter 50.6255 3.0520 Wazemmes
# Le Touquet-Paris-Plage
beach 50.5240 1.5780 Plage du Touquet
# Chantilly
sight 49.1938 2.4853 Château de Chantilly
station 49.1875 2.4600 Chantilly-Gouvieux
# Amiens
sight 49.8947 2.3022 Cathédrale Notre-Dame
station 49.8905 2.3080 Gare d’Amiens
quarter 49.8975 2.3030 Saint-Leu
park 49.8990 2.3200 Hortillonnages
# Strasbourg
sight 48.5818 7.7510 Cathédrale Notre-Dame
sight 48.5977 7.7690 Parlement européen
sight 48.5796 7.7385 Ponts couverts
station 48.5850 7.7345 Gare de Strasbourg
park 48.5925 7.7720 Parc de l’Orangerie
quarter 48.5810 7.7420 Petite France
quarter 48.5880 7.7560 Neustadt
quarter 48.5760 7.7570 Krutenau
# Colmar
sight 48.0797 7.3555 Musée Unterlinden
station 48.0730 7.3470 Gare de Colmar
quarter 48.0745 7.3590 Petite Venise
# Reims
sight 49.2539 4.0340 Cathédrale Notre-Dame
sight 49.2430 4.0515 Basilique Saint-Remi
station 49.2590 4.0245 Gare de Reims
# Épernay
sight 49.0430 3.9650 Avenue de Champagne
station 49.0460 3.9590 Gare d’Épernay
# Gérardmer
lake 48.0650 6.8570 Lac de Gérardmer
# Nancy
sight 48.6935 6.1833 Place Stanislas
station 48.6898 6.1745 Gare de Nancy
park 48.6975 6.1840 Parc de la Pépinière
# Dijon
sight 47.3217 5.0415 Palais des ducs de Bourgogne
sight 47.3215 5.0390 Église Notre-Dame
station 47.3235 5.0275 Gare de Dijon
park 47.3240 5.0335 Jardin Darcy
lake 47.3220 5.0080 Lac Kir
# Beaune
sight 47.0220 4.8365 Hospices de Beaune
station 47.0235 4.8490 Gare de Beaune
# Vézelay
sight 47.4664 3.7487 Basilique Sainte-Marie-Madeleine
`
